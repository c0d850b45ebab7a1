import { join } from 'node:path';
import readProps from '@joshwooding/vite-plugin-react-docgen-typescript';
import type { StorybookConfig } from '@storybook/react-vite';

/** Lets the table of props scroll on a phone. */
const NARROW_TABLE = '@media (width < 768px) { .docblock-argstable { display: block; overflow-x: auto; } }';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../../shared/src/ui/**/*.stories.@(ts|tsx)'],
  addons: ['@storybook/addon-docs'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Storybook's own reader would use TypeScript 7 of the root package, which lacks the JavaScript API; `readProps` uses
  // TypeScript 5 of the package `tools`.
  typescript: { reactDocgen: false },
  previewHead: (head) => `${head ?? ''}<link rel="icon" href="favicon.svg"><style>${NARROW_TABLE}</style>`,
  viteFinal: (vite) => ({
    ...vite,
    plugins: [
      ...(vite.plugins ?? []),
      readProps({
        tsconfigPath: join(import.meta.dirname, 'tsconfig.json'),
        include: [join(import.meta.dirname, '..', '..', 'shared/src/ui/**/*.tsx')],
        savePropValueAsString: true,
        shouldExtractLiteralValuesFromEnum: true,
        shouldRemoveUndefinedFromOptional: true,
        propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
      }),
    ],
  }),
};

export default config;
