/** The first action that destroys nothing; undefined if there is none. */
export const findPrimaryAction = <A extends { danger?: boolean }>(actions: readonly A[]): A | undefined =>
  actions.find(({ danger }) => !danger);
