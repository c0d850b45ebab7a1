// Runs before React in a development build of the host. React registers with this hook when it loads; React Refresh, which
// is part of a section under development and loads later, finds React here. React's browser extension brings the same hook.

/** The copies of React in this page, by the number that they got here. */
export const renderers = new Map<number, unknown>();

if (!('__REACT_DEVTOOLS_GLOBAL_HOOK__' in globalThis))
  Object.assign(globalThis, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      renderers,
      supportsFiber: true,
      inject: (renderer: unknown): number => {
        renderers.set(renderers.size, renderer);
        return renderers.size - 1;
      },
      onScheduleFiberRoot: () => undefined,
      onCommitFiberRoot: () => undefined,
      onCommitFiberUnmount: () => undefined,
    },
  });
