import type { Decorator, Preview } from '@storybook/react-vite';
import { themes } from 'storybook/theming';
import { useArgs } from 'storybook/preview-api';
import AntdConfig from '../../host/src/shell/theme/AntdConfig';
import { Theme } from '../../host/src/shell/theme/Theme';
import { Toasts } from '../../host/src/shell/toasts/Toasts';
import { PageProviders } from '../../shared/src/testing/PageProviders';
import { answerWithDemoData } from './answerWithDemoData';

answerWithDemoData();

const isDark = matchMedia('(prefers-color-scheme: dark)').matches;

/** What the host puts around every page. */
const withHost: Decorator = (Story, { viewMode }) => (
  <Theme>
    <AntdConfig>
      <PageProviders>
        <Story />
        {viewMode === 'story' && <Toasts navigate={() => undefined} />}
      </PageProviders>
    </AntdConfig>
  </Theme>
);

/** Keeps the value of a controlled input, so that it can be tried. */
const withValue: Decorator = (Story, { args }) => {
  // oxlint-disable-next-line react/rules-of-hooks -- a hook of Storybook, which decorators may call
  const [, updateArgs] = useArgs();
  if (!('value' in args) || 'onChange' in args) return <Story />;
  return <Story args={{ ...args, onChange: (value: unknown) => updateArgs({ value }) }} />;
};

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withValue, withHost],
  parameters: { docs: { theme: isDark ? themes.dark : themes.light } },
};

export default preview;
