title-farmer = La Ferme
    .lang = fr
    .what = Tire jusqu’à 16 pile et prends la ferme ; qui dépasse se tait, et paie le fermier.
