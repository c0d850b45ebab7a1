import type { ReactNode } from 'react';
import { FirstStepsButton } from '../firstSteps/FirstStepsButton';
import type { ManualContent } from './manualTypes';

/** Links to the PDF and to each part: beside the text on a desktop, above it and folded on a phone. */
export function ManualContents({ content }: { content: ManualContent }): ReactNode {
  const { contents, pdfUrl, pdfFileName } = content;
  return (
    <nav className="surco-manual-contents" aria-label="Contenido del manual">
      <a className="surco-button" href={pdfUrl} download={pdfFileName}>
        Descargar PDF
      </a>
      <FirstStepsButton className="surco-button" />
      <ul>
        {contents.map(({ id, title, sections }) => (
          <li key={id}>
            <details>
              <summary>{title}</summary>
              <ul>
                <li>
                  <a href={`#${id}`}>{title}</a>
                </li>
                {sections.map((section) => (
                  <li key={section.id}>
                    <a href={`#${section.id}`}>{section.title}</a>
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </nav>
  );
}
