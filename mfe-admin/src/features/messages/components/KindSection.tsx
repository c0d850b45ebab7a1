import type { MessageKind } from '@surco/shared/contract';
import { ChoiceField } from '@surco/shared/ui/choice-field';
import { FormSection } from '@surco/shared/ui/form-page';
import { FlagField } from '../../../forms/FlagField';
import { channelOf, nameOf, whenOf } from '../model/kinds';
import type { MessageDraft } from '../model/draft';
import { texts } from '../texts';

const valueOf = ({ key, channel }: Pick<MessageKind, 'key' | 'channel'>): string => `${key} ${channel}`;

interface Props {
  draft: MessageDraft;
  set: (change: Partial<MessageDraft>) => void;
  /** What may be chosen; one that is written already stays what it is. */
  kinds: readonly MessageKind[];
  isNew: boolean;
}

const titleOf = (kind: Pick<MessageKind, 'key' | 'channel'>): string => `${nameOf(kind)} (${channelOf(kind)})`;

/** Which message it is, and whether it is sent. */
export const KindSection = ({ draft, set, kinds, isNew }: Props) => (
  <FormSection title={isNew ? texts.which : titleOf(draft)} help={isNew ? undefined : whenOf(draft)} columns={2}>
    {isNew && (
      <ChoiceField
        name="key"
        label={texts.message}
        help={whenOf(draft)}
        required
        placeholder={texts.choose}
        options={kinds.map((kind) => ({ value: valueOf(kind), label: titleOf(kind) }))}
        value={draft.key ? valueOf(draft) : ''}
        onChange={(value) => {
          const kind = kinds.find((one) => valueOf(one) === value);
          set(kind ? { key: kind.key, channel: kind.channel } : { key: '' });
        }}
      />
    )}
    <FlagField
      name="active"
      label={texts.active}
      help={texts.activeHelp}
      words={[texts.yes, texts.no]}
      value={draft.active}
      onChange={(active) => set({ active })}
    />
  </FormSection>
);
