import { customerPaths } from '@surco/shared/contract';
import { splitParagraphs } from '@surco/shared/domain';
import { Link } from '@surco/shared/platform';
import { RecordState } from '@surco/shared/ui/detail';
import { usePrivacyNotice } from '../../../common/api/usePrivacyNotice';
import { texts } from '../texts';
import './privacyNotice.css';

/** The privacy notice in force, for anyone. The DKbono PDF links to this page. */
export default function PrivacyNoticePage() {
  return (
    <RecordState response={usePrivacyNotice()}>
      {({ version, text }) => (
        <article className="surco-privacy-notice">
          <p className="surco-privacy-notice-version">{texts.version(version)}</p>
          {splitParagraphs(text).map((paragraph, index) => (
            <p key={`${index} ${paragraph}`}>{paragraph}</p>
          ))}
          <Link to={customerPaths.registration}>{texts.register}</Link>
        </article>
      )}
    </RecordState>
  );
}
