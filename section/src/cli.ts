#!/usr/bin/env node
import { reportAndExit } from './common';
import { runCommand } from './runCommand';

runCommand(process.argv.slice(2)).catch(reportAndExit);
