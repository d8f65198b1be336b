/** Something that whoever runs the site can put right: its message is all they need to see, without where in the code it arose. */
export class OperatorError extends Error {}
