/** A host's own pictures: the host's table says where they are, and every card on it asks. */

import { getContext, setContext } from "svelte";

/** The address of a card's picture, or "" for Parlour's own scene. */
type Pictures = (card: string) => string;

const KEY = Symbol("own pictures");
export const putPictures = (pictures: Pictures): Pictures => setContext(KEY, pictures);
export const ownPictures = (): Pictures => getContext<Pictures | undefined>(KEY) ?? (() => "");
