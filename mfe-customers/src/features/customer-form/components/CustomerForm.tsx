import type { ClientDetail } from '@surco/shared/contract';
import { formatDate } from '@surco/shared/domain/formats';
import type { Option } from '@surco/shared/ui/option';
import { FormPage, FormSection } from '@surco/shared/ui/form-page';
import { useState } from 'react';
import { useActor } from '../../../state/acting';
import { customerPath, LIST_PATH } from '../../../state/paths';
import { IdentitySection } from '../../customer-fields/components/IdentitySection';
import { NoticeSection } from '../../customer-fields/components/NoticeSection';
import { PlaceSection } from '../../customer-fields/components/PlaceSection';
import { RanchSection } from '../../customer-fields/components/RanchSection';
import { changed, differs } from '../../customer-fields/model/draft';
import { customerProblems } from '../../customer-fields/model/problems';
import { labels } from '../../customer-fields/texts';
import { useDuplicates } from '../api/useDuplicates';
import { useKnown } from '../api/useKnown';
import { useSave } from '../api/useSave';
import { draftOf, NEW, type StaffDraft, staffBody } from '../model/draft';
import { texts, words } from '../texts';
import { ConsultantSection } from './ConsultantSection';
import { CustomerFigures } from './CustomerFigures';
import { DuplicateNote } from './DuplicateNote';
import '../../customer-fields/customer-fields.css';
import './customer-form.css';

const startOf = (base: ClientDetail | null): StaffDraft => (base ? draftOf(base) : NEW);

const keptType = ({ productionType }: ClientDetail): Option | undefined =>
  productionType ? { value: productionType.id, label: productionType.name } : undefined;

/** what staff writes of a customer; `origin` is the one to change. */
export function CustomerForm({ origin }: { origin: ClientDetail | null }) {
  const { role } = useActor();
  const assigns = role !== 'Consultant';
  const [base, setBase] = useState(origin);
  const [draft, setDraft] = useState(() => startOf(origin));
  const { note, names, find } = useKnown(origin);
  const duplicates = useDuplicates(draft.phone, draft.rfc, base?.id);
  const { save, dialog } = useSave({
    base,
    names,
    onTake: (stored) => {
      setBase(stored);
      setDraft(draftOf(stored));
    },
  });
  const set = (change: Partial<StaffDraft>, chosen?: Option | null): void => {
    note(chosen);
    setDraft((now) => changed(now, change));
  };
  const submit = async (): Promise<string | undefined> => {
    const saved = await save(draft, (wanted) => staffBody(wanted, assigns));
    // A consultant finds the form at the profile's address, so it goes back to where it came from.
    return saved && (assigns ? customerPath(saved.id) : LIST_PATH);
  };
  const fields = { draft, set, words };
  const notes = {
    phone: <DuplicateNote duplicates={duplicates} field="phone" />,
    rfc: <DuplicateNote duplicates={duplicates} field="rfc" />,
  };
  return (
    <>
      <FormPage
        validate={() => customerProblems(draft)}
        onSubmit={submit}
        submitLabel={base ? texts.save : texts.create}
        unsaved={differs(draft, startOf(base))}
        cancelTo={base && assigns ? customerPath(base.id) : LIST_PATH}
      >
        {base && !assigns && <CustomerFigures client={base} />}
        <IdentitySection {...fields} notes={notes} />
        <PlaceSection {...fields} findLocality={find} />
        <RanchSection {...fields} kept={base ? keptType(base) : undefined} />
        {assigns && (
          <ConsultantSection
            value={draft.consultantId}
            find={find}
            onChange={(option) => set({ consultantId: option?.value ?? '' }, option)}
          />
        )}
        {base?.privacyNoticeAcceptedAt ? (
          <FormSection title={labels.notice}>
            <p className="surco-customer-accepted">{texts.accepted(formatDate(base.privacyNoticeAcceptedAt))}</p>
          </FormSection>
        ) : (
          <NoticeSection {...fields} />
        )}
      </FormPage>
      {dialog}
    </>
  );
}
