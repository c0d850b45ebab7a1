/** Declaration files by path, e.g. `platform/http/call.d.ts`. */
export type Declarations = Readonly<Record<string, string>>;

/** A name that a file imports from a module; `*` is the whole module. */
export interface ImportedName {
  module: string;
  name: string;
}

/** One declaration file, split into its statements. */
export interface ModuleDeclarations {
  /** Text of each declared name, one line for each overload and each part of a merged interface. */
  statements: ReadonlyMap<string, string>;
  imports: ReadonlyMap<string, ImportedName>;
  /** Exported names, each with the local name, or with the module that it is exported from. */
  exports: ReadonlyMap<string, string | ImportedName>;
  /** Modules of `export * from`. */
  starExports: readonly string[];
}

const STATEMENT_START = /^(?=export |declare |interface |type |import )/m;
const DECLARED_NAME =
  /^(export )?(?:declare )?(?:abstract )?(?:const|let|function|class|interface|type|enum) ([\w$]+)(?![\w$])/;
const IMPORT = /^import (?:type )?(?:([\w$]+)(?:, )?)?(?:\* as ([\w$]+)|\{([^}]*)\})? ?from ['"](.+)['"]/;
const EXPORT_LIST = /^export (?:type )?\{([^}]*)\}(?: from ['"](.+)['"])?/;
const EXPORT_STAR = /^export (?:type )?\* from ['"](.+)['"]/;
const EXPORT_DEFAULT = /^export default ([\w$]+);/;

/** The names in the braces of an import or export: `type A as B` gives A with the alias B. */
function parseNameList(list: string): [name: string, alias: string][] {
  return list.split(',').flatMap((item) => {
    const [name, alias] = item
      .trim()
      .replace(/^type /, '')
      .split(' as ');
    return name ? [[name, alias ?? name]] : [];
  });
}

const toOneLine = (statement: string): string => statement.trim().replaceAll(/\s+/g, ' ');

/** Splits one declaration file, as the compiler writes it, into its imports, exports and declarations. */
export function parseDeclarations(text: string): ModuleDeclarations {
  const statements = new Map<string, string>();
  const imports = new Map<string, ImportedName>();
  const exports = new Map<string, string | ImportedName>();
  const starExports: string[] = [];
  for (const statement of text.split(STATEMENT_START)) {
    const [, byDefault, namespace, imported, module = ''] = IMPORT.exec(statement) ?? [];
    if (byDefault) imports.set(byDefault, { module, name: 'default' });
    if (namespace) imports.set(namespace, { module, name: '*' });
    for (const [name, alias] of parseNameList(imported ?? '')) imports.set(alias, { module, name });
    const [, listed, from] = EXPORT_LIST.exec(statement) ?? [];
    for (const [name, alias] of parseNameList(listed ?? '')) exports.set(alias, from ? { module: from, name } : name);
    const [, star] = EXPORT_STAR.exec(statement) ?? [];
    if (star) starExports.push(star);
    const [, defaultName] = EXPORT_DEFAULT.exec(statement) ?? [];
    if (defaultName) exports.set('default', defaultName);
    const [, exported, declared] = DECLARED_NAME.exec(statement) ?? [];
    if (declared) statements.set(declared, [statements.get(declared) ?? [], toOneLine(statement)].flat().join('\n'));
    if (declared && exported) exports.set(declared, declared);
  }
  return { statements, imports, exports, starExports };
}
