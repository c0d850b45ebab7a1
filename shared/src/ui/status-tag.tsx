import type { ReactNode } from 'react';
import { type SeasonState, seasonStateLabels } from '../domain/seasons';
import { type Status, statusLabels } from '../domain/transitions';
import './status-tag.css';

export type Tone = 'green' | 'blue' | 'gold' | 'purple' | 'orange' | 'red' | 'grey';
export type TaggedStatus = Status | SeasonState;

/** One colour per status across the product. */
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

/** A word in a colour: never the colour alone. */
export const ToneTag = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <span className={`surco-tag surco-tag-${tone}`}>{children}</span>
);

const LABELS: Readonly<Record<TaggedStatus, string>> = { ...statusLabels, ...seasonStateLabels };

/** A record's status with the product's colour and word for it. */
export const StatusTag = ({ status }: { status: TaggedStatus }) => (
  <ToneTag tone={STATUS_TONES[status]}>{LABELS[status]}</ToneTag>
);
