# Die Lektionen dieses Spiels auf Deutsch.

exchange = Punkte gibt es für das, was dein Blatt enthält, und dann für Stiche. Wer nach sechs Runden mehr hat, gewinnt. Verbessere zuerst dein Blatt. Behalt die sechs Pik und das Ass; wähl die fünf anderen, leg sie ab und zieh fünf neue.
    .spade = Die sechs Pik sind eine Sequenz und zusammen viel wert. Behalt sie.
    .ace = Asse machen Stiche und zählen als Satz. Behalt es.
    .why = Noch drei Asse zur langen Farbe: ein prächtiges Blatt.
point = Jetzt werden drei Dinge verglichen. Zuerst der Rummel, die meisten Karten einer Farbe. Du hast sechs Pik: Sag sie an.
    .silent = Schweigen verbirgt deine Karten, bringt aber nichts. Sechs werden kaum je geschlagen.
    .why = „Gut“ heißt: Der Geber hat weniger. Du bekommst sechs, einen je Karte.
sequence = Dann die Sequenz, Karten einer Farbe in Folge. Deine geht vom Ass bis zur Neun.
    .silent = Schweigen bringt nichts. Sechs in Folge vom Ass schlägt niemand.
    .why = Sechs in Folge sind sechzehn Punkte wert.
claim = Die Sequenz ist gut: Zähl sie. Eine andere hast du nicht dazu.
    .why = Wer eine Art gewinnt, darf auch seine kleineren davon zählen.
set = Zuletzt der Satz, drei oder vier gleiche von der Zehn an: Du hast vier Asse.
    .silent = Schweigen bringt nichts, und vier Asse sind der beste Satz.
    .why = Vier gleiche sind vierzehn wert. Und dreißig, bevor der andere etwas hat, bringen sechzig dazu!
aces = Auch der Satz ist gut: Zähl ihn.
    .why = Die Ansagen sind vorbei, und du spielst zum ersten von zwölf Stichen aus. Trumpf gibt es nicht.
lead = Jeder Stich zählt, mehr als sechs bringen zehn dazu. Bedient werden muss. Spiel deine lange Farbe von oben.
    .low = Damit verlierst du das Ausspiel. Nimm zuerst die sicheren Stiche.
    .why = Der andere hat kein Pik: Alle deine Pik stechen.
answer = Jetzt bist du Geber und antwortest. Der andere sagt einen Rummel von fünf an. Du hast sechs Kreuz, König bis Acht: Antworte, dass er nicht gut ist.
    .why = Mehr Karten einer Farbe sind besser; bei gleich vielen entscheiden die Augen. Deiner zählt.
trap = Eine Falle: Der andere schweigt. Das musst du nicht auch: Sag deine Kreuz-Sequenz an.
    .silent = Dann bekommt niemand etwas. Deine Kreuz sind eine lange Sequenz: Sag sie an.
    .why = Wer schweigt, bekommt nichts. Sag an, was gewinnt, außer Verbergen ist mehr wert.
