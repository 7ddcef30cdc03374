// What is used of the SDK and no more, so that the bundle leaves out the rest.
export { jsonSchema, Output, streamText } from "ai";
