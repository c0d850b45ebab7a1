import { useState } from 'react';
import { Icon } from '../../shell/icons/Icon';
import { TextField, type TextFieldProps } from './TextField';

const EYE_ICON =
  'M2 12c2.5-4.7 5.8-7 10-7s7.5 2.3 10 7c-2.5 4.7-5.8 7-10 7S4.5 16.7 2 12M12 9a3 3 0 1 0 0 6a3 3 0 0 0 0-6';
const EYE_CLOSED_ICON = `${EYE_ICON}M4 20L20 4`;

interface Props extends Omit<TextFieldProps, 'type' | 'suffix' | 'spellCheck'> {
  /** The hidden value, as the button names it: "la contraseña". */
  secret: string;
  /** Shown from the start, for a key that is copied from paper. */
  isShownAtFirst?: boolean;
}

/** A field whose value can be shown and hidden. */
export function SecretField({ secret, isShownAtFirst = false, ...field }: Props) {
  const [isShown, setShown] = useState(isShownAtFirst);
  return (
    <TextField
      {...field}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      suffix={
        <button
          type="button"
          className="surco-login-eye"
          aria-label={`${isShown ? 'Ocultar' : 'Mostrar'} ${secret}`}
          onClick={() => setShown(!isShown)}
        >
          <Icon path={isShown ? EYE_CLOSED_ICON : EYE_ICON} />
        </button>
      }
    />
  );
}
