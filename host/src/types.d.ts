/// <reference types="webpack/module" />

/** Versions of the shared packages, put in by the build from what is installed. */
declare const SHARED_VERSIONS: Record<'react' | 'react-dom' | 'antd' | '@surco/shared', string>;

/** Whether `pnpm dev` builds this host after each change of its sources. */
declare const IS_WATCHED: boolean;
