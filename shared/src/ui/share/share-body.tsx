import { useRef, useState } from 'react';
import { getWhatsAppHref } from '../../domain';
import { getErrorMessage, useCall, useIsOnline } from '../../platform';
import { copyToClipboard } from '../display/copy-to-clipboard';
import { fetchServerFile } from '../export/load-server-file';
import type { NamedFile } from '../export/save-file';
import { PaperLinkList } from './paper-link-list';
import type { PaperToShare } from './paper-to-share';
import { canSendPdf, sendPdf } from './send-pdf';
import { shareTexts as texts } from './share-texts';
import { usePaperLinks } from './use-paper-links';
import { useShareText } from './use-share-text';
import './share.css';

const fetchPdf = (url: string, name: string): Promise<NamedFile> =>
  fetchServerFile('GET /papers/{token}/pdf', { params: { token: url.slice(url.lastIndexOf('/') + 1) } }, `${name}.pdf`);

/** Sends a paper to its customer: the text, the PDF and the link; and lists the links that exist. Without antd. */
export function ShareBody({ paper }: { paper: PaperToShare }) {
  const { kind, name, values, customerId } = paper;
  const isPhoneMissing = paper.phone === undefined && customerId !== undefined;
  const { data: customer } = useCall('GET /clients/{id}', isPhoneMissing ? { params: { id: customerId } } : null);
  const phone = paper.phone ?? customer?.phone;
  const isOnline = useIsOnline();
  const { links, current, create, revoke, isWaiting, error } = usePaperLinks(paper, isOnline);
  const url = (isOnline && current?.url) || '';
  const message = useShareText(`share.${kind}`, { ...values, enlace: url });
  const [outcome, setOutcome] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const pdf = useRef<{ url: string; file: NamedFile } | null>(null);
  const text = message?.body ?? url;

  const copy = async (copied: string, success: string): Promise<void> =>
    setOutcome((await copyToClipboard(copied)) ? success : texts.notCopied);
  const send = async (): Promise<void> => {
    setIsBusy(true);
    setOutcome('');
    try {
      if (pdf.current?.url !== url) pdf.current = { url, file: await fetchPdf(url, name) };
      const isOpen = await sendPdf(pdf.current.file, { title: message?.subject ?? name, text });
      if (!isOpen) setOutcome(texts.sendAgain);
    } catch (caught) {
      setOutcome(getErrorMessage(caught));
    } finally {
      setIsBusy(false);
    }
  };
  const revokeAndTell = async (link: Parameters<typeof revoke>[0]): Promise<void> => {
    if (await revoke(link)) setOutcome(texts.revoked);
  };
  // Before the link is there, a text would go without it.
  const hasText = !isWaiting && message !== undefined;
  const whatsApp = phone ? getWhatsAppHref(phone, text) : `https://wa.me/?text=${encodeURIComponent(text)}`;
  return (
    <div className="surco-share">
      {!isOnline && <output>{texts.offline}</output>}
      {isWaiting && <output>{texts.creating}</output>}
      {error !== null && error !== undefined && <p role="alert">{getErrorMessage(error)}</p>}
      {message === null && <p>{texts.noMessage}</p>}
      {message && <p className="surco-share-text">{message.body}</p>}
      {/* Not a toast: the dialog or sheet would cover it. */}
      <output className="surco-share-outcome">{outcome}</output>
      <div className="surco-share-actions">
        {canSendPdf() && (
          <button
            type="button"
            className="surco-button surco-button-primary"
            disabled={!url || isBusy}
            onClick={() => void send()}
          >
            {texts.sendPdf}
          </button>
        )}
        {isOnline && hasText ? (
          <a className="surco-button" href={whatsApp} target="_blank" rel="noopener noreferrer">
            {texts.whatsApp}
          </a>
        ) : (
          <button type="button" className="surco-button" disabled>
            {texts.whatsApp}
          </button>
        )}
        <button
          type="button"
          className="surco-button"
          disabled={!message || isWaiting}
          onClick={() => void copy(text, texts.textCopied)}
        >
          {texts.copyText}
        </button>
        <button type="button" className="surco-button" disabled={!url} onClick={() => void copy(url, texts.linkCopied)}>
          {texts.copyLink}
        </button>
      </div>
      {isOnline && links && (
        <section aria-label={texts.links}>
          <h3>{texts.links}</h3>
          <p>{texts.linksHelp}</p>
          <PaperLinkList links={links} onRevoke={(link) => void revokeAndTell(link)} />
          <button type="button" className="surco-button" disabled={isWaiting} onClick={() => void create()}>
            {texts.newLink}
          </button>
        </section>
      )}
    </div>
  );
}
