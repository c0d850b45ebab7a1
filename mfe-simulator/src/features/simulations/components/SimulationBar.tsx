import type { Simulation } from '@surco/shared/contract';
import {
  formatFullName,
  type SilageMetricKey,
  type SilageResult,
  canAttachSimulations,
  canCreateDocuments,
  formatDate,
  formatSilageSubtitle,
  type SilageDescription,
  formatSilageName,
} from '@surco/shared/domain';
import type { SimulationPaperData } from '@surco/shared/papers';
import { getToday, useSession } from '@surco/shared/platform';
import { useDeferredOpen } from '@surco/shared/ui/display';
import { useCallback, useState } from 'react';
import {
  type Calculation,
  type SimulationAction,
  scrollToResults,
  type SimulatorInput,
  type SimulatorState,
  toInputSearchParams,
} from '../../../common';
import { usePrefetchSimulationList } from '../api/usePrefetchSimulationList';
import { fillInputDefaults, buildShareLink } from '../model/shareLink';
import { getSimulationName } from '../model/simulationDescription';
import { texts } from '../texts';
import { ActionButtons } from './ActionButtons';
import { SaveOutcome } from './SaveOutcome';
import { ActionFrame } from './panels/ActionFrame';
import { type SavedSimulation, SavePanel } from './panels/SavePanel';
import { SellPanel } from './panels/SellPanel';
import { SharePanel } from './panels/SharePanel';
import { useSimulationPaper } from './useSimulationPaper';
import './simulations.css';

interface Props {
  simulator: SimulatorState;
  calculation: Calculation;
  /** The opened saved simulation, if any. */
  opened: Simulation | null;
  /** Whether the simulator is visible; only then is it printed. */
  isVisible: boolean;
}

function describeCurrentSimulation({ form, catalog }: SimulatorState, { input }: Calculation): SilageDescription {
  const findName = (list: readonly { id: string; name: string }[], id: string): string | undefined =>
    list.find((item) => item.id === id)?.name;
  return {
    input,
    product: findName(catalog.products, form.productId) ?? '',
    production: input.mode === 'VENTA' ? null : (findName(catalog.productionTypes, form.productionTypeId) ?? null),
  };
}

/** Whether a saved simulation has this input and, since prices change, also this result. */
const isSameSimulation = (saved: Simulation, input: SimulatorInput, result: SilageResult): boolean =>
  toInputSearchParams(saved.input).toString() === toInputSearchParams(input).toString() &&
  (Object.keys(result) as SilageMetricKey[]).every((key) => saved.result[key] === result[key]);

/** Actions of the current simulation: save, share, print, and create a sale or DKbono from it. */
export function SimulationBar({ simulator, calculation, opened, isVisible }: Props) {
  const user = useSession((session) => session.user);
  usePrefetchSimulationList();
  const [saved, setSaved] = useState<SavedSimulation | null>(null);
  const { form, catalog, openAction, setOpenAction } = simulator;
  const isActionShown = useDeferredOpen(openAction !== null);
  const { result, isValid } = calculation;
  const description = describeCurrentSimulation(simulator, calculation);
  const completeInput = fillInputDefaults(simulator);
  const isUnchanged = saved !== null && JSON.stringify(saved.input) === JSON.stringify(completeInput);
  const knownName = isUnchanged ? saved.name : (opened?.name ?? null);
  const name = knownName ?? formatSilageName(description);
  const clientId = saved ? saved.clientId : (opened?.input.clientId ?? null);
  const close = useCallback(() => setOpenAction(null), [setOpenAction]);
  const seeResults = (): void => {
    close();
    scrollToResults();
  };
  const isShown = isVisible && isValid;
  // Who saves has made it, also from another person's scenario.
  const author = saved ? user : (opened?.createdBy ?? user);
  const details = saved ? saved.paper : opened?.paper;
  const paperData: SimulationPaperData = {
    ...description,
    name,
    result,
    customer: saved ? saved.clientName : (opened?.client?.name ?? null),
    author: author && formatFullName(author),
    authorPhone: details?.authorPhone ?? null,
    issuer: details?.issuer ?? null,
    date: getToday(),
    parametersUpdatedAt: catalog.updatedAt,
  };
  const openedId = opened && isSameSimulation(opened, completeInput, result) ? opened.id : null;
  const paper = useSimulationPaper(isShown ? paperData : null, isUnchanged ? saved.id : openedId);
  const buttonProps = {
    openAction,
    onOpen: setOpenAction,
    onPaper: isShown ? paper.open : undefined,
    hasListLink: user?.role !== 'Farmer',
  };
  const canAttach = user !== null && canAttachSimulations(user);
  const actions: readonly SimulationAction[] =
    user && canCreateDocuments(user) ? ['save', 'share', 'sell'] : ['save', 'share'];
  return (
    <section className="surco-simulation-bar" aria-label={texts.barTitle}>
      {opened && (
        <p>
          <strong>{texts.opened(getSimulationName(opened))}</strong>
          <span>
            {['', opened.client?.name, texts.savedOn(formatDate(opened.createdAt))]
              .filter((text) => text !== undefined)
              .join(' · ')}
          </span>
        </p>
      )}
      <output className="surco-simulation-outcome">{isUnchanged && <SaveOutcome saved={saved} />}</output>
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
          {openAction !== 'sell' && !isValid && (
            <output className="surco-simulation-outcome">{texts.needsResult}</output>
          )}
          {openAction === 'save' && isValid && (
            <SavePanel
              input={completeInput}
              proposedName={name}
              clientId={clientId}
              canAttach={canAttach}
              onSaved={setSaved}
              onClose={close}
            />
          )}
          {openAction === 'share' && isValid && (
            <SharePanel
              link={buildShareLink(window.location.origin, completeInput)}
              title={formatSilageSubtitle(description)}
              hasCustomers={canAttach}
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
      {paper.view}
    </section>
  );
}
