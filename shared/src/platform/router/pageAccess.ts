type PageAccess = (address: string) => boolean;

let access: PageAccess = () => true;

/** Sets who decides which pages the signed-in user may open: the host, by the roles of the routes. */
export const setPageAccess = (next: PageAccess): void => {
  access = next;
};

/** Whether the signed-in user may open a page, so that a link to it is of use. @param address path with query */
export const canOpenPage = (address: string): boolean => access(address);
