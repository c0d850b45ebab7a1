/** The same section as a team with Rspack builds it. */
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { createConfig, finish } from './config.mjs';

rspack(createConfig(ModuleFederationPlugin), finish);
