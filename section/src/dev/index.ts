/** Development of a section inside a running host (ADR 24). */
export * from './devServer';
export * from './watchSection';
