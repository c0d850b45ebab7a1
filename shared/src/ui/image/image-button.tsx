import { useState } from 'react';
import type { ImageKind } from '../../domain/imageLimits';
import { getErrorMessage } from '../../platform';
import { Icon } from '../display/icon';
import { ImageError, resizeImage } from './resize-image';
import './image-button.css';

interface Props {
  /** "Agregar foto" */
  label: string;
  kind: Exclude<ImageKind, 'signature'>;
  disabled?: boolean;
  /** Gets the resized picture; what it throws is shown below the button. */
  onChoose: (image: Blob) => void | Promise<void>;
}

/** A button that takes or chooses a picture and resizes it: a transparent native file input covers it. */
export function ImageButton({ label, kind, disabled = false, onChoose }: Props) {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const choose = async (file: File): Promise<void> => {
    setProblem(null);
    setIsBusy(true);
    try {
      await onChoose(await resizeImage(file, kind));
    } catch (error) {
      setProblem(error instanceof ImageError ? error.message : getErrorMessage(error));
    }
    setIsBusy(false);
  };
  return (
    <div className="surco-image-button">
      <span className={disabled || isBusy ? 'surco-image-choose surco-image-disabled' : 'surco-image-choose'}>
        <input
          type="file"
          title=""
          accept="image/*"
          aria-label={label}
          disabled={disabled || isBusy}
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) void choose(file);
            // Lets the same file be chosen again.
            target.value = '';
          }}
        />
        <Icon name="upload" size={16} />
        <span aria-hidden>{label}</span>
      </span>
      {problem && (
        <p role="alert" className="surco-field-error">
          {problem}
        </p>
      )}
    </div>
  );
}
