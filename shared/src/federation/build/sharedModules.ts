/**
 * The modules that host and sections share. The host provides them; sections contain none of them (`import: false`), so
 * there is one React, one theme and one store. A name that ends in `/` stands for the names below it: every component of
 * antd but the colour picker, and every folder of `ui` (`host/src/federation/sharedModules.ts`).
 */
export const SHARED_MODULES = [
  { name: 'react', package: 'react' },
  { name: 'react/jsx-runtime', package: 'react' },
  { name: 'react-dom', package: 'react-dom' },
  { name: 'antd/es/', package: 'antd' },
  { name: '@surco/shared/platform', package: '@surco/shared' },
  { name: '@surco/shared/ui/', package: '@surco/shared' },
] as const;

export type SharedModule = (typeof SHARED_MODULES)[number];
export type SharedPackage = SharedModule['package'];
