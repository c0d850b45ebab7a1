import { z } from 'zod';
import { imageLimits, type ImageKind } from '../../domain/imageLimits';
import { partnerSchema } from '../entities';
import { DOCUMENT_EDITORS, MANAGER_ROLES } from '../permissions';
import { fileData, id } from '../primitives';
import { defineCall } from './callSpec';
import { deletedRecord, idParams } from './common';

const imageUpload = (kind: ImageKind) => ({
  maxBytes: imageLimits[kind].maxBytes,
  accept: imageLimits[kind].mediaTypes.join(),
});

export const imageCalls = {
  /** A browser asks for it by the address of a picture, so without the API key. */
  'GET /images/{id}': defineCall({
    summary: 'Get a picture of a record that the user sees',
    access: 'signedIn',
    noKey: true,
    params: idParams,
    data: fileData,
    file: 'image/*',
  }),
  'PUT /partners/{id}/logo': defineCall({
    summary: 'Set the logo of a partner, PNG or JPEG',
    access: MANAGER_ROLES,
    params: idParams,
    upload: imageUpload('logo'),
    data: partnerSchema,
  }),
  'DELETE /partners/{id}/logo': defineCall({
    summary: 'Remove the logo of a partner',
    access: MANAGER_ROLES,
    params: idParams,
    data: partnerSchema,
  }),
  'POST /payments/{id}/photos': defineCall({
    summary: "Add a photo of a payment's slip, JPEG",
    access: DOCUMENT_EDITORS,
    params: idParams,
    upload: imageUpload('photo'),
    data: z.strictObject({ id }),
  }),
  'DELETE /payments/{id}/photos/{photoId}': defineCall({
    summary: 'Remove a photo of a payment',
    access: DOCUMENT_EDITORS,
    params: z.object({ id, photoId: id }),
    data: deletedRecord,
  }),
};
