import type { Paper, PaperFact, Simulation } from '../contract';
import {
  formatDate,
  formatFullName,
  formatMetric,
  formatPhone,
  formatSilageName,
  formatSilageSubtitle,
  listMetricGroups,
  listSilageInputs,
  silageDisclaimer,
  type SilageDescription,
  type SilageResult,
} from '../domain';
import { createLetterhead, listFacts, pendingText, type Letterhead, type PaperContext } from './paper';

/** A simulation, saved or not. */
export interface SimulationPaperData extends SilageDescription {
  /** Null: named after its input. */
  readonly name: string | null;
  readonly result: SilageResult;
  readonly customer: string | null;
  /** Who made it. */
  readonly author: string | null;
  readonly authorPhone: string | null;
  /** Null: of nobody's distributor, as that of a farmer. */
  readonly issuer: Letterhead | null;
  /** When it was calculated: instant or calendar date. */
  readonly date: string | number;
  /** The last change of a price or parameter, where it is known. */
  readonly parametersUpdatedAt: string | null;
}

/** What the paper of a saved simulation says. */
export const toSimulationPaperData = (simulation: Simulation): SimulationPaperData => ({
  name: simulation.name,
  input: simulation.input,
  product: simulation.product.name,
  production: simulation.productionType?.name ?? null,
  result: simulation.result,
  customer: simulation.client?.name ?? null,
  author: formatFullName(simulation.createdBy),
  authorPhone: simulation.paper?.authorPhone ?? null,
  issuer: simulation.paper?.issuer ?? null,
  date: simulation.createdAt,
  parametersUpdatedAt: null,
});

/** The groups two by two, so that those of a row begin at the same height. */
const pairGroups = <T>(groups: readonly T[]): T[][] =>
  groups.flatMap((_, index) => (index % 2 === 0 ? [groups.slice(index, index + 2)] : []));

/** The paper of a simulation: who it is for and from, its inputs and its results. */
export function describeSimulation(data: SimulationPaperData, context: PaperContext): Paper {
  const { name, result, customer, author, authorPhone, issuer, date, parametersUpdatedAt } = data;
  const people = [
    { title: 'Para', facts: listFacts([['Cliente', customer]]) },
    {
      title: 'De',
      facts: listFacts([
        ['Elaboró', author],
        ['Teléfono', formatPhone(authorPhone)],
      ]),
    },
  ].filter(({ facts }) => facts.length > 0);
  const results = listMetricGroups([data.input.mode]).map(({ title, lines }) => ({
    title,
    facts: lines
      .filter(({ key }) => result[key] !== null)
      .map(({ key, label }): PaperFact => ({ label, value: formatMetric(key, result[key]) })),
  }));
  const inputs = listSilageInputs(data).map(({ label, text }): PaperFact => ({ label, value: text }));
  const groups = [{ title: 'Datos', facts: inputs }, ...results.filter(({ facts }) => facts.length > 0)];
  return {
    kind: 'simulation',
    title: 'Escenario',
    number: name ?? formatSilageName(data),
    status: context.isPending ? { text: pendingText, isMarked: false } : null,
    issuer: issuer ?? createLetterhead('Surco'),
    facts: listFacts([
      ['Fecha', formatDate(date)],
      ['Precios del', parametersUpdatedAt && formatDate(parametersUpdatedAt)],
    ]),
    blocks: [
      ...(people.length > 0 ? [{ type: 'facts' as const, groups: people }] : []),
      { type: 'text', title: null, text: formatSilageSubtitle(data) },
      ...pairGroups(groups).map((pair) => ({ type: 'facts' as const, groups: pair })),
    ],
    footer: { text: silageDisclaimer, url: null },
    signatures: [],
    remark: 'Simulación de silo',
    link: context.link ?? null,
  };
}
