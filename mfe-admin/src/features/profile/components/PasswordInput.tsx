import type { ControlProps } from '@surco/shared/ui/fields';
import { Icon } from '@surco/shared/ui/display';
import { Input } from 'antd';
import { useState } from 'react';
import { texts } from '../texts';

interface Props extends ControlProps {
  /** The name of the password in the label of the show button, for example "la contraseña actual". */
  passwordName: string;
  autoComplete: 'current-password' | 'new-password';
  invalid: boolean;
  value: string;
  onChange: (value: string) => void;
}

/** A password field with a button that shows and hides the text. */
export function PasswordInput({ passwordName, invalid, onChange, ...input }: Props) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Input
      {...input}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      status={invalid ? 'error' : undefined}
      onChange={({ target }) => onChange(target.value)}
      suffix={
        <button
          type="button"
          className="surco-profile-eye"
          aria-label={isShown ? texts.hide(passwordName) : texts.show(passwordName)}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon name={isShown ? 'eyeOff' : 'eye'} />
        </button>
      }
    />
  );
}
