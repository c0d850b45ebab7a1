import { useState } from 'react';
import type { Letterhead, Paper, PaperBlock, PaperFact } from '../../contract';
import { listLetterheadLines } from '../../papers';
import { useLogo } from '../../platform';
import { getImageUrl } from '../image/get-image-url';
import { QrCode } from './qr-code';
import './paper-sheet.css';
import './paper-sheet-phone.css';

type BlockOf<T extends PaperBlock['type']> = Extract<PaperBlock, { type: T }>;

const Facts = ({ facts }: { facts: readonly PaperFact[] }) => (
  <dl>
    {facts.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

const FactsBlock = ({ groups }: BlockOf<'facts'>) => (
  <div className="surco-paper-sheet-groups">
    {groups.map(({ title, facts }) => (
      <section key={title}>
        <h3>{title}</h3>
        <Facts facts={facts} />
      </section>
    ))}
  </div>
);

/** The text of a cell; a browser would break a folio in it at its hyphens. */
function CellText({ text }: { text: string }) {
  const parts = text.split(/((?:DKB|V|R)-\d{4}-\d+)/);
  if (parts.length === 1) return text;
  return <div>{parts.map((part, index) => (index % 2 === 1 ? <span key={index}>{part}</span> : part))}</div>;
}

/** On a phone each cell shows the title of its column, and the rows are below each other. */
const TableBlock = ({ title, columns, rows, empty }: BlockOf<'table'>) => (
  <section>
    {title && <h3>{title}</h3>}
    {rows.length === 0 ? (
      <p>{empty}</p>
    ) : (
      <table>
        <colgroup>
          {columns.map(({ title: column, width }) => (
            <col
              key={column}
              style={{ width: `${(width * 100) / columns.reduce((sum, each) => sum + each.width, 0)}%` }}
            />
          ))}
        </colgroup>
        <thead>
          <tr>
            {columns.map(({ title: column, align }) => (
              <th key={column} scope="col" className={`surco-paper-sheet-${align}`}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {columns.map(({ title: column, align }, index) => (
                <td key={column} data-label={column} className={`surco-paper-sheet-${align}`}>
                  {cells[index] && <CellText text={cells[index]} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </section>
);

const TotalsBlock = ({ rows, words }: BlockOf<'totals'>) => (
  <div className="surco-paper-sheet-totals">
    {words && (
      <p>
        <small>Importe con letra</small>
        <strong>{words}</strong>
      </p>
    )}
    <dl>
      {rows.map(({ label, value, isStrong }) => (
        <div key={label} className={isStrong ? 'surco-paper-sheet-strong' : undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </div>
);

const TextBlock = ({ title, text }: BlockOf<'text'>) => (
  <section className="surco-paper-sheet-text">
    {title && <h3>{title}</h3>}
    {text.split('\n').map((line, index) => line.trim() !== '' && <p key={index}>{line}</p>)}
  </section>
);

function Block({ block }: { block: PaperBlock }) {
  switch (block.type) {
    case 'facts':
      return <FactsBlock {...block} />;
    case 'table':
      return <TableBlock {...block} />;
    case 'totals':
      return <TotalsBlock {...block} />;
    case 'text':
      return <TextBlock {...block} />;
  }
}

function Issuer({ issuer }: { issuer: Letterhead }) {
  const isText = issuer.logo?.startsWith('data:') === true;
  const fetched = useLogo(isText ? null : issuer.logo);
  const logo = isText ? issuer.logo : fetched;
  return (
    <div className="surco-paper-sheet-issuer">
      {logo && <img src={logo} alt="" />}
      <p>
        <strong>{issuer.name}</strong>
        {listLetterheadLines(issuer).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
    </div>
  );
}

/** A signature; without a network nothing, because no device stores it. */
function Signature({ image }: { image: string }) {
  const [hasFailed, setHasFailed] = useState(false);
  return hasFailed ? null : <img src={getImageUrl(image)} alt="" onError={() => setHasFailed(true)} />;
}

const Signatures = ({ signatures }: Pick<Paper, 'signatures'>) => (
  <div className="surco-paper-sheet-signatures">
    {signatures.map(({ name, role, image }) => (
      <p key={role}>
        {image && <Signature image={image} />}
        {name}
        <small>{role}</small>
      </p>
    ))}
  </div>
);

/** A paper as a sheet: black on white in any theme, as on the printer. Its last text stays with the signatures. */
export function PaperSheet({ paper }: { paper: Paper }) {
  const { title, number, status, issuer, facts, blocks, footer, signatures, remark, link } = paper;
  const closing =
    signatures.length > 0 && blocks[blocks.length - 1]?.type === 'text' ? blocks.length - 1 : blocks.length;
  return (
    <div className="surco-paper-sheet">
      {/* Its text is generated: nobody should read or select it twice. */}
      {status?.isMarked && <div className="surco-paper-sheet-mark" data-text={status.text} />}
      <header>
        <Issuer issuer={issuer} />
        <div className="surco-paper-sheet-title">
          <p>{title}</p>
          {number && <h2>{number}</h2>}
          {status && <p className={status.isMarked ? 'surco-paper-sheet-void' : undefined}>{status.text}</p>}
          <Facts facts={facts} />
        </div>
        {link && <QrCode address={link} label="Consulte este documento" />}
      </header>
      {blocks.slice(0, closing).map((block, index) => (
        <Block key={index} block={block} />
      ))}
      <footer>
        {blocks.slice(closing).map((block) => (
          <Block key="closing" block={block} />
        ))}
        {footer && <p>{footer.url ? <a href={footer.url}>{footer.text}</a> : footer.text}</p>}
        {signatures.length > 0 && <Signatures signatures={signatures} />}
        <p>
          <strong>{remark}</strong>
        </p>
      </footer>
    </div>
  );
}
