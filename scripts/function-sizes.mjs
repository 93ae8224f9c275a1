import { parseSync, Visitor } from 'oxc-parser';

/** The functions of a TypeScript file: `{ name, lines, branches }`. What is inside a function counts for it too. */
export function functionsIn(file, code) {
  const { program } = parseSync(file, code);
  const found = [];
  const open = [];
  const enter = (node) => {
    found.push({ name: names.get(node) ?? node.id?.name ?? '(nameless)', lines: linesOf(code, node), branches: 0 });
    open.push(found.at(-1));
  };
  const leave = () => void open.pop();
  const branch = () => {
    for (const each of open) each.branches += 1;
  };
  const names = new Map();
  const name = (id, value) => id?.name !== undefined && value !== null && names.set(value, id.name);
  new Visitor({
    VariableDeclarator: ({ id, init }) => name(id, init),
    Property: ({ key, value }) => name(key, value),
    MethodDefinition: ({ key, value }) => name(key, value),
    PropertyDefinition: ({ key, value }) => name(key, value),
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    IfStatement: branch,
    ConditionalExpression: branch,
    LogicalExpression: branch,
    SwitchCase: branch,
    ForStatement: branch,
    ForOfStatement: branch,
    ForInStatement: branch,
    WhileStatement: branch,
    DoWhileStatement: branch,
    CatchClause: branch,
  }).visit(program);
  return found;
}

const linesOf = (code, { start, end }) => code.slice(start, end).split('\n').length;
