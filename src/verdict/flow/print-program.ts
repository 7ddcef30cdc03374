import { assertNever } from "../../lib/assert.ts";
import { printExpression, printLiteral } from "./print.ts";
import {
  type CheckItem,
  type IfStatement,
  type Initialiser,
  isProducer,
  type Producer,
  type ProducerOption,
  type Statement,
  type VerifyBlock,
  type VerifyItem,
} from "./program.ts";

const INDENT = "  ";

/** Write statements as a text that parses to the same statements, in one layout. Comments and layout of the original are not kept. */
export function printProgram(statements: readonly Statement[]): string {
  return statements.map((statement) => `${printStatement(statement)}\n`).join("");
}

function printStatement(statement: Statement): string {
  switch (statement.kind) {
    case "let":
      return `let ${statement.name} = ${printInitialiser(statement.value)}`;
    case "require":
      return `require ${printExpression(statement.condition)} else fail ${printLiteral(statement.message.value)}`;
    case "emit": {
      const { event, payload } = statement;
      return payload === null ? `emit ${event.name}` : `emit ${event.name} ${printExpression(payload)}`;
    }
    case "if":
      return printIf(statement);
    case "return":
      return `return ${printExpression(statement.value)}`;
    case "verify":
      return printVerify(statement);
    default:
      return assertNever(statement, "statement");
  }
}

function printIf({ condition, then, otherwise }: IfStatement): string {
  const first = `if ${printExpression(condition)} ${printBlock(then.map(printStatement))}`;
  if (otherwise === null) return first;
  const [only] = otherwise;
  const isChained = otherwise.length === 1 && only?.kind === "if";
  return `${first} else ${isChained ? printIf(only) : printBlock(otherwise.map(printStatement))}`;
}

function printInitialiser(value: Initialiser): string {
  if (value.kind === "verify") return printVerify(value);
  if (isProducer(value)) return printProducer(value);
  const text = printExpression(value);
  return /^(?:agent|run|verify|paths|measurements)(?![A-Za-z0-9_])/.test(text) ? `(${text})` : text;
}

function printVerify({ items }: VerifyBlock): string {
  return `verify ${printBlock(items.map(printItem))}`;
}

function printItem(item: VerifyItem): string {
  switch (item.kind) {
    case "check":
      return printCheck(item);
    case "parallel":
      return `parallel ${printBlock(item.checks.map(printCheck))}`;
    case "pass-when":
      return `pass when ${printExpression(item.condition)}`;
    default:
      return assertNever(item, "item");
  }
}

function printCheck({ name, value }: CheckItem): string {
  return `check ${name} = ${printInitialiser(value)}`;
}

function printProducer(producer: Producer): string {
  if (producer.kind === "stock") return producer.name;
  const head = producer.kind === "agent" ? `agent(${producer.name})` : `run(${printLiteral(producer.command.value)})`;
  return producer.options.length === 0 ? head : `${head} ${printBlock(producer.options.map(printOption))}`;
}

function printOption(option: ProducerOption): string {
  switch (option.kind) {
    case "task":
      return `task ${printLiteral(option.value.value)}`;
    case "input":
      return `input ${printExpression(option.value)}`;
    case "expect":
    case "timeout":
      return `${option.kind} ${option.value.text}`;
    default:
      return assertNever(option, "option");
  }
}

/** Texts have no line breaks of their own, so every one may be indented. */
function printBlock(lines: readonly string[]): string {
  if (lines.length === 0) return "{}";
  return `{\n${lines.map((line) => `${INDENT}${line.replaceAll("\n", `\n${INDENT}`)}\n`).join("")}}`;
}
