import { useState } from 'react';
import type { PaperLink } from '../../contract';
import { describeLinkOrigin, describeLinkState, describeOpenings, shareTexts as texts } from './share-texts';

interface ItemProps {
  link: PaperLink;
  onRevoke: () => void;
}

function PaperLinkItem({ link, onRevoke }: ItemProps) {
  const [isAsking, setIsAsking] = useState(false);
  const isValid = link.state === 'VIGENTE';
  return (
    <li className="surco-share-link">
      <p>
        <strong>{describeLinkState(link)}</strong>
        <br />
        {describeLinkOrigin(link)} {describeOpenings(link)}
      </p>
      {isValid && !isAsking && (
        <button type="button" className="surco-button" onClick={() => setIsAsking(true)}>
          {texts.revoke}
        </button>
      )}
      {isValid && isAsking && (
        <div className="surco-share-question">
          <p>{texts.revokeQuestion}</p>
          <button type="button" className="surco-button surco-button-danger" onClick={onRevoke}>
            {texts.revokeNow}
          </button>
          <button type="button" className="surco-button" onClick={() => setIsAsking(false)}>
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
