import { Hono } from "hono";
import type { AppEnv } from "../http/app-env.ts";
import { attachmentRoutes } from "./attachments.routes.ts";
import { cardRoutes } from "./cards.routes.ts";
import type { ChatParts } from "./chat-parts.ts";
import { conversationRoutes } from "./conversations.routes.ts";
import { messageRoutes } from "./messages.routes.ts";
import { streamRoutes } from "./stream.routes.ts";

/** A customer's conversations with support and astrologers. */
export const chatRoutes = (parts: ChatParts) =>
  new Hono<AppEnv>()
    .route("/", conversationRoutes(parts))
    .route("/", messageRoutes(parts))
    .route("/", streamRoutes(parts))
    .route("/", attachmentRoutes(parts))
    .route("/", cardRoutes(parts));
