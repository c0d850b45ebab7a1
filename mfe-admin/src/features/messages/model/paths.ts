/** */
export const LIST_PATH = '/dashboard/params/message';
export const NEW_PATH = `${LIST_PATH}/new`;
export const messagePath = (id: string): string => `${LIST_PATH}/${id}`;
