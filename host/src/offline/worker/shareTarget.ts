import { hostPaths } from '@surco/shared/contract';
import { storeSharedFile } from '../../install/sharedFile';

/** Name of the file in the form, as the manifest of the app declares it. */
const FILE_FIELD = 'file';

export const isShare = ({ url }: { url: URL }): boolean => url.pathname === hostPaths.sharedFile;

/** Stores the file of a share, then opens the page that asks what to do with it. */
export async function receiveShare({ request }: { request: Request }): Promise<Response> {
  try {
    const file = (await request.formData()).get(FILE_FIELD);
    if (file instanceof File) await storeSharedFile(file);
  } catch {
    // E.g. on a full disk: the page says that there is no file.
  }
  return Response.redirect(hostPaths.sharedFile, 303);
}
