import type { Simulation } from '@surco/shared/contract';
import { canAttachSimulations, canCreateDocuments, formatDate } from '@surco/shared/domain';
import { useSession } from '@surco/shared/platform';
import { useDeferredOpen } from '@surco/shared/ui/display';
import { useCallback, useState } from 'react';
import { type Calculation, type ScenarioAction, scrollToResults, type SimulatorState } from '../../../common';
import { usePrefetchScenarioList } from '../api/usePrefetchScenarioList';
import { fillInputDefaults, buildShareLink } from '../model/shareLink';
import {
  formatScenarioSubtitle,
  type ScenarioDescription,
  getScenarioName,
  formatDefaultScenarioName,
} from '../model/scenarioDescription';
import { texts } from '../texts';
import { ActionButtons } from './ActionButtons';
import { SaveOutcome } from './SaveOutcome';
import { PrintView } from './print/PrintView';
import { ActionFrame } from './panels/ActionFrame';
import { type SavedScenario, SavePanel } from './panels/SavePanel';
import { SellPanel } from './panels/SellPanel';
import { SharePanel } from './panels/SharePanel';
import { ScenarioSheet } from './print/ScenarioSheet';
import './scenarios.css';

interface Props {
  simulator: SimulatorState;
  calculation: Calculation;
  /** The opened saved scenario, if any. */
  opened: Simulation | null;
  /** Whether the simulator is visible; only then is it printed. */
  isVisible: boolean;
}

function describeCurrentScenario({ form, catalog }: SimulatorState, { input }: Calculation): ScenarioDescription {
  const findName = (list: readonly { id: string; name: string }[], id: string): string | undefined =>
    list.find((item) => item.id === id)?.name;
  return {
    input,
    product: findName(catalog.products, form.productId) ?? '',
    production: input.mode === 'VENTA' ? null : (findName(catalog.productionTypes, form.productionTypeId) ?? null),
  };
}

/** Actions of the current scenario: save, share, print, and create a sale or DKbono from it. */
export function ScenarioBar({ simulator, calculation, opened, isVisible }: Props) {
  const user = useSession((session) => session.user);
  usePrefetchScenarioList();
  const [saved, setSaved] = useState<SavedScenario | null>(null);
  const { form, catalog, openAction, setOpenAction } = simulator;
  const isActionShown = useDeferredOpen(openAction !== null);
  const { result, isValid } = calculation;
  const description = describeCurrentScenario(simulator, calculation);
  const completeInput = fillInputDefaults(simulator);
  const isUnchanged = saved !== null && JSON.stringify(saved.input) === JSON.stringify(completeInput);
  const knownName = isUnchanged ? saved.name : (opened?.name ?? null);
  const name = knownName ?? formatDefaultScenarioName(description);
  const clientId = saved ? saved.clientId : (opened?.input.clientId ?? null);
  const close = useCallback(() => setOpenAction(null), [setOpenAction]);
  const seeResults = (): void => {
    close();
    scrollToResults();
  };
  const buttonProps = { openAction, onOpen: setOpenAction, hasListLink: user?.role !== 'Farmer' };
  const actions: readonly ScenarioAction[] =
    user && canCreateDocuments(user) ? ['save', 'share', 'sell'] : ['save', 'share'];
  return (
    <section className="surco-scenario-bar" aria-label={texts.barTitle}>
      {opened && (
        <p>
          <strong>{texts.opened(getScenarioName(opened))}</strong>
          <span>
            {['', opened.client?.name, texts.savedOn(formatDate(opened.createdAt))]
              .filter((text) => text !== undefined)
              .join(' · ')}
          </span>
        </p>
      )}
      <output className="surco-scenario-outcome">{isUnchanged && <SaveOutcome saved={saved} />}</output>
      <ActionButtons {...buttonProps} actions={actions} />
      {openAction && isActionShown && isVisible && (
        <ActionFrame
          onClose={close}
          otherActions={
            <ActionButtons
              {...buttonProps}
              actions={actions.filter((action) => action !== openAction)}
              onSeeResults={seeResults}
            />
          }
        >
          {openAction !== 'sell' && !isValid && <output className="surco-scenario-outcome">{texts.needsResult}</output>}
          {openAction === 'save' && isValid && (
            <SavePanel
              input={completeInput}
              proposedName={name}
              clientId={clientId}
              canAttach={user !== null && canAttachSimulations(user)}
              onSaved={setSaved}
              onClose={close}
            />
          )}
          {openAction === 'share' && isValid && (
            <SharePanel
              link={buildShareLink(window.location.origin, completeInput)}
              title={formatScenarioSubtitle(description)}
              onClose={close}
            />
          )}
          {openAction === 'sell' && (
            <SellPanel
              key={clientId}
              sellable={{
                productId: form.productId,
                bags: result.bags,
                hectares: result.hectares,
                discount: calculation.input.discount,
                clientId,
                simulationId: (isUnchanged ? saved.id : opened?.id) ?? '',
                name: knownName ?? '',
              }}
              product={description.product}
              onClose={close}
            />
          )}
        </ActionFrame>
      )}
      {isVisible && isValid && (
        <PrintView title={name}>
          {(printedAt) => (
            <ScenarioSheet
              name={name}
              customer={saved ? saved.clientName : (opened?.client?.name ?? null)}
              description={description}
              result={result}
              printedAt={printedAt}
              parametersUpdatedAt={catalog.updatedAt}
            />
          )}
        </PrintView>
      )}
    </section>
  );
}
