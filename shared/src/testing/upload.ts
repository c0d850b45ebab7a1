/** A file as it was sent. */
export interface SentFile {
  url: string;
  headers: Record<string, string>;
  file: string;
}

export type Reply = (sent: SentFile) => { status: number; body: unknown };

/** Stands for the browser's upload: it has all left at once and answers by the given rule. */
export function serveUpload(reply: Reply): SentFile[] {
  const sent: SentFile[] = [];
  class Upload extends EventTarget {
    upload = new EventTarget();
    status = 0;
    responseText = '';
    withCredentials = false;
    private readonly request: SentFile = { url: '', headers: {}, file: '' };
    open(_method: string, url: string): void {
      this.request.url = url;
    }
    setRequestHeader(name: string, value: string): void {
      this.request.headers[name] = value;
    }
    send(form: FormData): void {
      const file = form.get('file');
      this.request.file = file instanceof File ? file.name : '';
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

/** jsdom's files cannot be read; a browser's can. */
export const workbook = (name: string): File =>
  Object.assign(new File(['contenido'], name), { slice: () => ({ arrayBuffer: async () => new ArrayBuffer(1) }) });
