import type { Wired } from '@surco/shared/ui/field';
import { Icon } from '@surco/shared/ui/icon';
import { Input } from 'antd';
import { useState } from 'react';
import { texts } from '../texts';

interface Props extends Wired {
  /** What is hidden, as its button names it: "la contraseña actual". */
  secret: string;
  autoComplete: 'current-password' | 'new-password';
  invalid: boolean;
  value: string;
  onChange: (value: string) => void;
}

/** A password that can be shown and hidden. */
export function SecretInput({ secret, invalid, onChange, ...input }: Props) {
  const [shown, setShown] = useState(false);
  return (
    <Input
      {...input}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      status={invalid ? 'error' : undefined}
      onChange={({ target }) => onChange(target.value)}
      suffix={
        <button
          type="button"
          className="surco-profile-eye"
          aria-label={shown ? texts.hide(secret) : texts.show(secret)}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eyeOff' : 'eye'} />
        </button>
      }
    />
  );
}
