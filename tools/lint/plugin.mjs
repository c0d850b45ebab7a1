import { basename, posix, relative, sep } from 'node:path';
import { findBannedInName, findBannedInText } from './words.mjs';
import { findViolatedRule } from './importRules.mjs';
import { findForbiddenVariants } from './spanishTerms.mjs';

/** The path of a linted file in the repository. */
const getRepositoryPath = ({ cwd, filename }) => relative(cwd, filename).split(sep).join('/');

/** What an import of `file` means: a path in the repository, without its ending, or `package:name`. */
function resolveImportTarget(file, specifier) {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier).replace(/\.(tsx?|mts)$/, '');
  const [, name, rest] = /^@surco\/([^/]+)\/?(.*)$/.exec(specifier) ?? [];
  if (!name) return `package:${specifier}`;
  return name === 'shared' ? `shared/src/${rest}` : `${name}/${rest}`;
}

/** Checks every import against the table in importRules.mjs. */
const importRules = {
  create(context) {
    const file = getRepositoryPath(context);
    const check = (source) => {
      if (typeof source?.value !== 'string') return;
      const rule = findViolatedRule(file, resolveImportTarget(file, source.value));
      if (rule) context.report({ node: source, message: rule.message });
    };
    return {
      ImportDeclaration: ({ source }) => check(source),
      ExportNamedDeclaration: ({ source }) => check(source),
      ExportAllDeclaration: ({ source }) => check(source),
      ImportExpression: ({ source }) => check(source),
      TSImportType: ({ source, argument }) => check(source ?? argument?.literal ?? argument),
    };
  },
};

/** Identifiers that a pattern declares: `{ a, b: [c] }` declares a and c. */
function listDeclaredIdentifiers(pattern) {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern];
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) => listDeclaredIdentifiers(property.value ?? property.argument));
    case 'ArrayPattern':
      return pattern.elements.flatMap(listDeclaredIdentifiers);
    case 'AssignmentPattern':
      return listDeclaredIdentifiers(pattern.left);
    case 'RestElement':
      return listDeclaredIdentifiers(pattern.argument);
    case 'TSParameterProperty':
      return listDeclaredIdentifiers(pattern.parameter);
    default:
      return [];
  }
}

/** Checks comments and declared names against the table in words.mjs; strings are not checked. */
const plainLanguage = {
  create(context) {
    const report = (loc, word, suggestion) =>
      context.report({ ...loc, message: `Plain language: not "${word}", say ${suggestion} (docs/glossary.md).` });
    const checkName = (identifier) => {
      if (identifier?.type !== 'Identifier') return;
      for (const { word, suggestion } of findBannedInName(identifier.name))
        report({ node: identifier }, word, suggestion);
    };
    const checkPatterns = (patterns) => patterns.flatMap(listDeclaredIdentifiers).forEach(checkName);
    const checkFunction = ({ id, params }) => {
      checkName(id);
      checkPatterns(params);
    };
    const checkKey = ({ key, computed }) => computed || checkName(key);
    return {
      Program(node) {
        for (const { word, suggestion } of findBannedInName(basename(context.filename)))
          report({ node }, word, suggestion);
        for (const comment of context.sourceCode.getAllComments())
          for (const { word, suggestion } of findBannedInText(comment.value))
            report({ loc: comment.loc }, word, suggestion);
      },
      VariableDeclarator: ({ id }) => checkPatterns([id]),
      FunctionDeclaration: checkFunction,
      FunctionExpression: checkFunction,
      ArrowFunctionExpression: checkFunction,
      TSDeclareFunction: checkFunction,
      TSFunctionType: ({ params }) => checkPatterns(params),
      CatchClause: ({ param }) => checkPatterns([param]),
      ClassDeclaration: ({ id }) => checkName(id),
      TSInterfaceDeclaration: ({ id }) => checkName(id),
      TSTypeAliasDeclaration: ({ id }) => checkName(id),
      TSEnumDeclaration: ({ id }) => checkName(id),
      TSPropertySignature: checkKey,
      TSMethodSignature: checkKey,
      PropertyDefinition: checkKey,
      MethodDefinition: checkKey,
      ImportSpecifier: ({ imported, local }) => imported.name === local.name || checkName(local),
      ImportNamespaceSpecifier: ({ local }) => checkName(local),
      ImportDefaultSpecifier: ({ local }) => checkName(local),
    };
  },
};

/** Checks the texts of the product against the table in spanishTerms.mjs. */
const spanishTerms = {
  create(context) {
    const check = (node, text) => {
      // What files of others call a column is no text of the product.
      if (node.parent?.type === 'ArrayExpression' && node.parent.parent?.key?.name === 'otherNames') return;
      const property = node.parent?.type === 'Property' ? node.parent : undefined;
      // The label of a field says what the field is: its key is the name of the field.
      const owner = property?.key.name === 'label' ? property.parent.parent : property;
      const key = owner?.type === 'Property' ? owner.key.name : property?.key.name;
      for (const { variant, term } of findForbiddenVariants(text, key))
        context.report({ node, message: `Spanish terms: not "${variant}", say "${term}" (docs/glossary.md).` });
    };
    return {
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
      TemplateElement: (node) => check(node, node.value.cooked ?? ''),
      JSXText: (node) => check(node, node.value),
    };
  },
};

const ROLE = "'(?:Admin|Coordinator|Supervisor|Consultant|Farmer)'";
const ROLE_LIST = new RegExp(
  `${ROLE},\\s*${ROLE}|\\broles(?::| =) \\[\\s*${ROLE}|=== ${ROLE} \\|\\| [\\w.?]+ === ${ROLE}`,
);

/** Who may do what is written once, in roles.ts. */
const roleLists = {
  create: (context) => ({
    Program(node) {
      if (ROLE_LIST.test(context.sourceCode.text))
        context.report({ node, message: 'Only shared/src/domain/users/roles.ts lists roles: import the list.' });
    },
  }),
};

/** The rules of this repository for oxlint. */
export default {
  meta: { name: 'surco' },
  rules: {
    'import-rules': importRules,
    'plain-language': plainLanguage,
    'role-lists': roleLists,
    'spanish-terms': spanishTerms,
  },
};
