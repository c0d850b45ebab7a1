import { useState } from 'react';
import { xlsxMediaType } from '../../domain/xlsxMediaType';
import { Icon } from '../display/icon';
import { formatFileSize } from './import-state';
import './file-drop-zone.css';

/** Some pickers of Android filter by media type and know no endings. */
const WORKBOOK_TYPES = `.xlsx,.csv,.txt,${xlsxMediaType},text/csv,text/comma-separated-values,text/plain`;

interface Props {
  /** Accessible name, e.g. "Archivo de ventas". */
  label: string;
  file: File | null;
  disabled?: boolean;
  onChoose: (file: File) => void;
}

/** A drop zone for a file: a transparent native file input covers the whole area. */
export function FileDropZone({ label, file, disabled = false, onChoose }: Props) {
  const [isDragOver, setIsDragOver] = useState(false);
  return (
    <div className={isDragOver ? 'surco-drop surco-drop-over' : 'surco-drop'}>
      <input
        type="file"
        title=""
        aria-label={label}
        accept={WORKBOOK_TYPES}
        disabled={disabled}
        onDragOver={() => setIsDragOver(!disabled)}
        onDragLeave={() => setIsDragOver(false)}
        onDrop={() => setIsDragOver(false)}
        onChange={({ target }) => {
          const chosen = target.files?.[0];
          if (chosen) onChoose(chosen);
          // Lets the same file be chosen again after a correction.
          target.value = '';
        }}
      />
      <Icon name={file ? 'file' : 'upload'} size={28} />
      {file ? (
        <span className="surco-drop-file">
          <b>{file.name}</b> <span>{formatFileSize(file.size)}</span>
        </span>
      ) : (
        <span className="surco-drop-drag">Arrastre aquí el archivo</span>
      )}
      <span className="surco-drop-button" aria-hidden>
        {file ? 'Cambiar el archivo' : 'Elegir un archivo'}
      </span>
    </div>
  );
}
