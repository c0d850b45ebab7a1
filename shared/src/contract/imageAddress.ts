/** The address of a picture below the base URL of the API; `getImageUrl` of `ui/image` completes it. */
export const getImageAddress = (id: string): string => `/images/${id}`;
