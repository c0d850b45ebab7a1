import * as platform from '@surco/shared/platform';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';

/** Shared modules that the initial bundle contains, with the package that defines their version. */
export const eagerSharedModules = {
  react: { package: 'react', module: React },
  'react/jsx-runtime': { package: 'react', module: jsxRuntime },
  'react-dom': { package: 'react-dom', module: ReactDOM },
  '@surco/shared/platform': { package: '@surco/shared', module: platform },
} as const;
