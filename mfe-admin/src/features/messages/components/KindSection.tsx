import type { MessageKind } from '@surco/shared/contract';
import { ChoiceField } from '@surco/shared/ui/fields';
import { FormSection } from '@surco/shared/ui/form';
import { BooleanField } from '../../../common/components/BooleanField';
import { getMessageChannel, getMessageName, getMessageTrigger } from '@surco/shared/records/lists/messages';
import type { MessageFormValues } from '../model/formValues';
import { messageFields } from '@surco/shared/records/message';
import { texts } from '../texts';

const toOptionValue = ({ key, channel }: Pick<MessageKind, 'key' | 'channel'>): string => `${key} ${channel}`;

interface Props {
  values: MessageFormValues;
  setValues: (change: Partial<MessageFormValues>) => void;
  /** The kinds to choose from; a stored message cannot change its kind. */
  kinds: readonly MessageKind[];
  isNew: boolean;
}

const formatKindTitle = (kind: Pick<MessageKind, 'key' | 'channel'>): string =>
  `${getMessageName(kind)} (${getMessageChannel(kind)})`;

/** The kind of the message and whether it is active. */
export const KindSection = ({ values, setValues, kinds, isNew }: Props) => (
  <FormSection
    title={isNew ? texts.kindSection : formatKindTitle(values)}
    help={isNew ? undefined : getMessageTrigger(values)}
    columns={2}
  >
    {isNew && (
      <ChoiceField
        name="key"
        label={messageFields.key.label}
        help={getMessageTrigger(values)}
        required
        placeholder={texts.choose}
        options={kinds.map((kind) => ({ value: toOptionValue(kind), label: formatKindTitle(kind) }))}
        value={values.key ? toOptionValue(values) : ''}
        onChange={(value) => {
          const kind = kinds.find((candidate) => toOptionValue(candidate) === value);
          setValues(kind ? { key: kind.key, channel: kind.channel } : { key: '' });
        }}
      />
    )}
    <BooleanField
      name="active"
      label={messageFields.active.label}
      help={texts.activeHelp}
      labels={messageFields.active.labels}
      value={values.active}
      onChange={(active) => setValues({ active })}
    />
  </FormSection>
);
