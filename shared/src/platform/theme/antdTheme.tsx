import { type ComponentType, createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import type { RetryableLoad } from '../lazy/retryableLoad';

type ThemeProvider = ComponentType<{ children: ReactNode }>;
type ThemeCode = Pick<RetryableLoad<unknown>, 'getState' | 'subscribe' | 'load'>;

const NoProvider: ThemeProvider = ({ children }) => children;

/**
 * The component with which `AntdTheme` provides antd's theme. The host sets it at the root. By default, and below
 * `AntdThemeProvided`, it renders only its children, because nothing has to be added.
 */
export const AntdThemeContext = createContext<ThemeProvider>(NoProvider);

const LOADED = { status: 'loaded', module: null } as const;

/** The code of antd's theme. The host sets it at the root; by default nothing has to be loaded. */
export const AntdThemeCodeContext = createContext<ThemeCode>({
  getState: () => LOADED,
  subscribe: () => () => undefined,
  load: async () => true,
});

/** Marks that the children have antd's theme already, so that an `AntdTheme` among them does not add it again. */
export const AntdThemeProvided: ThemeProvider = ({ children }) => (
  <AntdThemeContext value={NoProvider}>{children}</AntdThemeContext>
);

/**
 * Provides antd's theme to the parts of a page that declares `withoutAntd`: its code loads with the first of them, and
 * until then nothing is shown. Elsewhere the page has the theme already, and only the children are rendered.
 */
export function AntdTheme({ children }: { children: ReactNode }): ReactNode {
  const Provider = use(AntdThemeContext);
  return <Provider>{children}</Provider>;
}

/**
 * Whether an `AntdTheme` would show its children at once, for parts that have something else to show until then.
 * @returns whether the code of the theme is loaded, and a function that loads it
 */
export function useAntdTheme(): readonly [isLoaded: boolean, load: () => Promise<boolean>] {
  const code = use(AntdThemeCodeContext);
  const { status } = useSyncExternalStore(code.subscribe, code.getState);
  return [status === 'loaded', code.load];
}
