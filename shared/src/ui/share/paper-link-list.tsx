import { useRef, useState } from 'react';
import type { PaperLink } from '../../contract';
import { describeLinkOrigin, describeLinkState, describeOpenings, shareTexts as texts } from './share-texts';

/** As a ref: focuses what takes the place of the pressed button. */
const focus = (element: HTMLElement | null): void => element?.focus();

interface ItemProps {
  link: PaperLink;
  onRevoke: () => void;
}

function PaperLinkItem({ link, onRevoke }: ItemProps) {
  const item = useRef<HTMLLIElement>(null);
  // Undefined: never asked, so that nothing takes the focus when the list appears.
  const [isAsking, setIsAsking] = useState<boolean>();
  const isValid = link.state === 'VIGENTE';
  const revoke = (): void => {
    // The pressed button goes with the question.
    item.current?.focus();
    onRevoke();
  };
  return (
    <li className="surco-share-link" ref={item} tabIndex={-1}>
      <p>
        <strong>{describeLinkState(link)}</strong>
        <br />
        {describeLinkOrigin(link)} {describeOpenings(link)}
      </p>
      {isValid && !isAsking && (
        <button
          type="button"
          className="surco-button"
          ref={isAsking === false ? focus : undefined}
          onClick={() => setIsAsking(true)}
        >
          {texts.revoke}
        </button>
      )}
      {isValid && isAsking && (
        <div className="surco-share-question">
          <p>{texts.revokeQuestion}</p>
          <button type="button" className="surco-button surco-button-danger" onClick={revoke}>
            {texts.revokeNow}
          </button>
          <button type="button" className="surco-button" ref={focus} onClick={() => setIsAsking(false)}>
            {texts.keep}
          </button>
        </div>
      )}
    </li>
  );
}

interface Props {
  links: readonly PaperLink[];
  onRevoke: (link: PaperLink) => void;
}

/** The links of a paper with their state; a valid one can be revoked. */
export const PaperLinkList = ({ links, onRevoke }: Props) =>
  links.length === 0 ? (
    <p>{texts.noLinks}</p>
  ) : (
    <ul className="surco-share-links">
      {links.map((link) => (
        <PaperLinkItem key={link.id} link={link} onRevoke={() => onRevoke(link)} />
      ))}
    </ul>
  );
