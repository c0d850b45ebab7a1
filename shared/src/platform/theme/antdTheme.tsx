import { type ComponentType, createContext, type ReactNode, use } from 'react';

type ThemeProvider = ComponentType<{ children: ReactNode }>;

const NoProvider: ThemeProvider = ({ children }) => children;

/**
 * The component with which `AntdTheme` provides antd's theme. The host sets it at the root. By default, and below
 * `AntdThemeProvided`, it renders only its children, because nothing has to be added.
 */
export const AntdThemeContext = createContext<ThemeProvider>(NoProvider);

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
