import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

type JsxParameters = Parameters<typeof jsx>;

/**
 * Stands for `react/jsx-dev-runtime` in a section under development: the compiler instruments components only together
 * with calls of the development runtime, which a host with React's production build does not have.
 */
const jsxDEV = (type: JsxParameters[0], props: JsxParameters[1], key: JsxParameters[2], isStatic: boolean) =>
  (isStatic ? jsxs : jsx)(type, props, key);

export { Fragment, jsxDEV };
