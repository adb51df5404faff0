/** Thrown by a job that no attempt will ever carry out: it is given up at once. */
export class Undeliverable extends Error {}
