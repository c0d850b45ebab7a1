import type { ReactNode } from 'react';
import { type SeasonState, seasonStateLabels } from '../../domain/seasons/seasonState';
import { type Status, statusLabels } from '../../domain/statuses';
import './status-tag.css';

export type Tone = 'green' | 'blue' | 'gold' | 'purple' | 'orange' | 'red' | 'grey';
export type TaggedStatus = Status | SeasonState;

/** The colour of each status in the whole product. */
export const STATUS_TONES: Readonly<Record<TaggedStatus, Tone>> = {
  ABIERTO: 'blue',
  CON_ABONOS: 'gold',
  LIQUIDADO: 'green',
  CONVERTIDO: 'purple',
  VENCIDO: 'orange',
  CANCELADO: 'grey',
  RECHAZADO: 'grey',
  REGISTRADA: 'blue',
  ENTREGADA: 'green',
  ELIMINADA: 'grey',
  PENDIENTE: 'gold',
  ACTIVO: 'green',
  INACTIVO: 'grey',
  PROXIMA: 'blue',
  ABIERTA: 'green',
  CERRADA: 'grey',
};

/** A coloured label; the text carries the meaning, not only the colour. */
export const ToneTag = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <span className={`surco-tag surco-tag-${tone}`}>{children}</span>
);

const LABELS: Readonly<Record<TaggedStatus, string>> = { ...statusLabels, ...seasonStateLabels };

/** The status of a record in its colour and label. */
export const StatusTag = ({ status }: { status: TaggedStatus }) => (
  <ToneTag tone={STATUS_TONES[status]}>{LABELS[status]}</ToneTag>
);
