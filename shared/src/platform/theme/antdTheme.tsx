import { type ComponentType, createContext, type ReactNode, use } from 'react';

type ThemeProvider = ComponentType<{ children: ReactNode }>;

const NoProvider: ThemeProvider = ({ children }) => children;

/** The provider of antd's theme that is missing here; the host sets it. By default none is missing. */
export const AntdThemeContext = createContext<ThemeProvider>(NoProvider);

/** Marks that antd's theme is provided below. */
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
