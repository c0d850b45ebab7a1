/** An uploaded file. */
export interface UploadedFile {
  url: string;
  headers: Record<string, string>;
  fileName: string;
  /** The other fields of the form. */
  fields: Record<string, string>;
}

export type UploadReply = (sent: UploadedFile) => { status: number; body: unknown };

/**
 * Replaces XMLHttpRequest: an upload completes at once and gets the reply of the given function; with status 0 it fails
 * as without a network.
 * @returns the recorded uploads, which grow with each request
 */
export function mockUpload(reply: UploadReply): UploadedFile[] {
  const sent: UploadedFile[] = [];
  class Upload extends EventTarget {
    upload = new EventTarget();
    status = 0;
    responseText = '';
    withCredentials = false;
    private readonly request: UploadedFile = { url: '', headers: {}, fileName: '', fields: {} };
    open(_method: string, url: string): void {
      this.request.url = url;
    }
    setRequestHeader(name: string, value: string): void {
      this.request.headers[name] = value;
    }
    getResponseHeader = (): string | null => null;
    send(form: FormData): void {
      const file = form.get('file');
      this.request.fileName = file instanceof File ? file.name : '';
      for (const [name, value] of form) if (typeof value === 'string') this.request.fields[name] = value;
      sent.push(this.request);
      this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 10, total: 10 }));
      const { status, body } = reply(this.request);
      this.status = status;
      this.responseText = JSON.stringify(body);
      queueMicrotask(() => this.dispatchEvent(new Event(status === 0 ? 'error' : 'load')));
    }
  }
  Object.assign(globalThis, { XMLHttpRequest: Upload });
  return sent;
}

/** Creates a spreadsheet file whose slices can be read, which jsdom does not support. */
export const createXlsxFile = (name: string): File =>
  Object.assign(new File(['contenido'], name), { slice: () => ({ arrayBuffer: async () => new ArrayBuffer(1) }) });
