import { findCurrentSeason, targetOwners, targetMeasures } from '@surco/shared/domain';
import { getToday, hasUnsavedChanges, useCall, useSearchParams } from '@surco/shared/platform';
import { useConfirm } from '@surco/shared/ui/confirm';
import { RecordState } from '@surco/shared/ui/detail';
import { EmptyState } from '@surco/shared/ui/feedback';
import { useNextStep } from '@surco/shared/ui/next-step';
import { MissingZones } from '@surco/shared/ui/panel';
import { useAllSeasons } from '../../../common/api/useAllSeasons';
import { TargetChoices, type TargetChoice } from '../components/TargetChoices';
import { TargetForm } from '../components/TargetForm';
import { texts } from '../texts';
import '../components/targets.css';

const discardQuestion = {
  title: texts.discardTitle,
  text: texts.discardText,
  confirmLabel: texts.discard,
  danger: true,
};

/** The targets of the chosen season by consultant or zone. */
function SeasonTargets({
  choice,
  ...form
}: { choice: TargetChoice } & Omit<Parameters<typeof TargetForm>[0], 'grid' | 'measure'>) {
  const { seasonId, owner, measure } = choice;
  const response = useCall('GET /targets', { query: { seasonId, owner } });
  return (
    <RecordState response={response}>
      {(grid) => <TargetForm key={`${grid.season.id} ${grid.owner}`} grid={grid} measure={measure} {...form} />}
    </RecordState>
  );
}

/** the targets of a season, edited as a table. */
export default function TargetsPage() {
  const [params, setParams] = useSearchParams();
  const response = useAllSeasons();
  const nextStep = useNextStep('seasons');
  const { confirm, dialog } = useConfirm();
  /** Another season or other rows replace the table, and what was typed with it. */
  const choose = async (choice: TargetChoice, change: Partial<TargetChoice>): Promise<void> => {
    const isReplaced = 'seasonId' in change || 'owner' in change;
    if (isReplaced && hasUnsavedChanges() && !(await confirm(discardQuestion))) return;
    setParams({ ...choice, ...change }, { replace: true });
  };
  return (
    <>
      <MissingZones />
      <RecordState response={response}>
        {({ data: seasons }) => {
          const requested = seasons.find(({ id }) => id === params.get('seasonId'));
          const season = requested ?? findCurrentSeason(seasons, getToday()) ?? seasons[0];
          if (!season) return <EmptyState {...nextStep} />;
          const choice: TargetChoice = {
            seasonId: season.id,
            owner: targetOwners.find((owner) => owner === params.get('owner')) ?? targetOwners[0],
            measure: targetMeasures.find((measure) => measure === params.get('measure')) ?? targetMeasures[0],
          };
          return (
            <SeasonTargets choice={choice} seasons={seasons}>
              <TargetChoices choice={choice} seasons={seasons} onChange={(change) => void choose(choice, change)} />
            </SeasonTargets>
          );
        }}
      </RecordState>
      {dialog}
    </>
  );
}
