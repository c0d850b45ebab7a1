/// <reference types="webpack/module" />

/** Versions of the shared packages, put in by the build from what is installed. */
declare const SHARED_VERSIONS: Record<'react' | 'react-dom' | 'antd' | '@surco/shared', string>;
