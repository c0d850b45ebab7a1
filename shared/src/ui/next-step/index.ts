export { MissingOptions, useNextStep } from './missing-options';
export { getNextStep, type MissingRecords, type NextStep } from './next-steps';
