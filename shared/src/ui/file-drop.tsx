import { useState } from 'react';
import { Icon } from './icon';
import { sizeText } from './import-state';
import './file-drop.css';

interface Props {
  /** What the file is for: "Archivo de ventas". */
  label: string;
  file: File | null;
  accept: string;
  disabled?: boolean;
  onChoose: (file: File) => void;
}

/** A place to drop a file on or to press: the browser's own file input, spread unseen over the whole of it. */
export function FileDrop({ label, file, accept, disabled = false, onChoose }: Props) {
  const [over, setOver] = useState(false);
  return (
    <div className={over ? 'surco-drop surco-drop-over' : 'surco-drop'}>
      <input
        type="file"
        title=""
        aria-label={label}
        accept={accept}
        disabled={disabled}
        onDragOver={() => setOver(!disabled)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
        onChange={({ target }) => {
          const chosen = target.files?.[0];
          if (chosen) onChoose(chosen);
          // The same file, corrected, can be chosen again.
          target.value = '';
        }}
      />
      <Icon name={file ? 'file' : 'upload'} size={28} />
      {file ? (
        <span className="surco-drop-file">
          <b>{file.name}</b> <span>{sizeText(file.size)}</span>
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
