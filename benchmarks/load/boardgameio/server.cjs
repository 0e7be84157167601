// A boardgame.io server as its documentation sets one up: matches live in memory.

const { Server, Origins } = require("boardgame.io/server");
const { Willow } = require("./game.cjs");

Server({ games: [Willow], origins: [Origins.LOCALHOST_IN_DEVELOPMENT, /127\.0\.0\.1/] })
  .run({ port: Number(process.env.PORT) });
