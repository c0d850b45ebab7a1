/** A section as another team builds it: the federation plugin and webpack, nothing of this repository. */
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { createConfig, finish } from './config.mjs';

webpack(createConfig(ModuleFederationPlugin), finish);
